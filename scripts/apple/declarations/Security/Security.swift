@_exported public import CFTypes
public import Foundation

public typealias OSStatus = Int32
// https://developer.apple.com/documentation/security/secitemcopymatching(_:_:) — iOS 2
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
// https://developer.apple.com/documentation/security/secitemadd(_:_:) — iOS 2
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
// https://developer.apple.com/documentation/security/secitemupdate(_:_:) — iOS 2
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { fatalError() }
// https://developer.apple.com/documentation/security/secitemdelete(_:) — iOS 2
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { fatalError() }
// https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:) — iOS 11.3
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { fatalError() }
public var kSecClass: CFString { fatalError() }
public var kSecClassGenericPassword: CFString { fatalError() }
public var kSecAttrService: CFString { fatalError() }
public var kSecAttrAccount: CFString { fatalError() }
public var kSecAttrAccessible: CFString { fatalError() }
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { fatalError() }
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { fatalError() }
public var kSecAttrAccessibleAfterFirstUnlock: CFString { fatalError() }
public var kSecAttrSynchronizable: CFString { fatalError() }
public var kSecReturnData: CFString { fatalError() }
public var kSecValueData: CFString { fatalError() }
public var kSecMatchLimit: CFString { fatalError() }
public var kSecMatchLimitOne: CFString { fatalError() }
public var kSecUseDataProtectionKeychain: CFString { fatalError() }
public var errSecSuccess: OSStatus { 0 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
// https://developer.apple.com/documentation/security/errsecmissingentitlement — iOS 2
public var errSecMissingEntitlement: OSStatus { -34018 }
