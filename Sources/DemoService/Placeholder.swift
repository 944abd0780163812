// Filled by a later commit.
