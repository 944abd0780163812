import CPixbuf
import ImagePipeline

extension Pixbuf {
    /// Scaled down to a size; itself if it has that size, nil if there is not enough memory.
    ///
    /// Row by row: source rows are mixed vertically into floats that stay in the L1 cache, then
    /// mixed horizontally.
    func scaled(to target: PixelSize) -> Pixbuf? {
        guard target != size else { return self }
        guard let result = Pixbuf(target, hasAlpha: hasAlpha), let from = pixels,
            let into = result.pixels
        else { return nil }
        if hasAlpha { premultiply(from) }
        let rows = ResamplingAxis(from: size.height, to: target.height)
        let columns = ResamplingAxis(from: size.width, to: target.width)
        let count = size.width * channels
        // Four more: the last pixel of an RGB row is read as four channels.
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count + 4) { line in
            line.initialize(repeating: 0)
            guard let mixed = line.baseAddress else { return }
            for y in 0..<target.height {
                mixRows(from + rows.starts[y] * stride, rows, y, into: mixed, count)
                Self.mixColumns(mixed, columns, channels, into: into + y * result.stride)
            }
        }
        if hasAlpha { result.unpremultiply(into) }
        return result
    }
}

extension Pixbuf {
    private func mixRows(
        _ first: UnsafePointer<UInt8>,
        _ axis: ResamplingAxis,
        _ index: Int,
        into mixed: UnsafeMutablePointer<Float>,
        _ count: Int
    ) {
        mixed.update(repeating: 0, count: count)
        axis.weights.withUnsafeBufferPointer { weights in
            let base = index * axis.taps
            var tap = 0
            // Four at a time: a third of the time is spent on reading and writing the sums.
            while tap + 4 <= axis.taps {
                let (a, b) = (first + tap * stride, first + (tap + 1) * stride)
                let (c, d) = (first + (tap + 2) * stride, first + (tap + 3) * stride)
                let (wa, wb) = (weights[base + tap], weights[base + tap + 1])
                let (wc, wd) = (weights[base + tap + 2], weights[base + tap + 3])
                for x in 0..<count {
                    mixed[x] +=
                        (wa * Float(a[x]) + wb * Float(b[x]))
                        + (wc * Float(c[x]) + wd * Float(d[x]))
                }
                tap += 4
            }
            while tap < axis.taps {
                let (row, weight) = (first + tap * stride, weights[base + tap])
                for x in 0..<count { mixed[x] += weight * Float(row[x]) }
                tap += 1
            }
        }
    }

    private static func mixColumns(
        _ mixed: UnsafePointer<Float>,
        _ axis: ResamplingAxis,
        _ channels: Int,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        let bytes = UnsafeRawPointer(mixed)
        let step = channels * MemoryLayout<Float>.size
        axis.weights.withUnsafeBufferPointer { weights in
            var base = 0
            for (x, start) in axis.starts.enumerated() {
                // Two sums, because each addition depends on the one before.
                var (even, odd) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
                var source = bytes + start * step
                var tap = base
                base += axis.taps
                while tap + 1 < base {
                    even += weights[tap] * source.loadUnaligned(as: SIMD4<Float>.self)
                    odd += weights[tap + 1] * (source + step).loadUnaligned(as: SIMD4<Float>.self)
                    source += 2 * step
                    tap += 2
                }
                if tap < base {
                    even += weights[tap] * source.loadUnaligned(as: SIMD4<Float>.self)
                }
                // Lanczos overshoots at edges. (`clamped` checks for NaN: 0.4 ms here.)
                var sum = even + odd
                sum.replace(with: 0, where: sum .< 0)
                sum.replace(with: 255, where: sum .> 255)
                // From 2²³ on floats have a precision of 1: the low byte is the rounded number.
                let color = sum + SIMD4(repeating: 8_388_608)
                for channel in 0..<channels {
                    let byte = UInt8(truncatingIfNeeded: color[channel].bitPattern)
                    row[x * channels + channel] = byte
                }
            }
        }
    }

    /// Premultiplies colors, so that transparent pixels do not bleed into opaque ones.
    private func premultiply(_ pixels: UnsafeMutablePointer<UInt8>) {
        eachPixel(pixels) { pixel in
            let alpha = Int(pixel[3])
            for channel in 0..<3 {
                pixel[channel] = UInt8((Int(pixel[channel]) * alpha + 127) / 255)
            }
        }
    }

    private func unpremultiply(_ pixels: UnsafeMutablePointer<UInt8>) {
        eachPixel(pixels) { pixel in
            let alpha = Int(pixel[3])
            guard alpha > 0 else { return }
            for channel in 0..<3 {
                pixel[channel] = UInt8(min(255, (Int(pixel[channel]) * 255 + alpha / 2) / alpha))
            }
        }
    }

    private func eachPixel(
        _ pixels: UnsafeMutablePointer<UInt8>,
        _ body: (UnsafeMutablePointer<UInt8>) -> Void
    ) {
        for y in 0..<size.height {
            for x in 0..<size.width { body(pixels + y * stride + x * 4) }
        }
    }
}
