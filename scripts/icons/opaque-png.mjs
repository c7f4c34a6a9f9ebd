import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const headerLength = 33

/** A picture file without a channel for transparency, as the App Store wants its icon, from RGBA pixels. */
export function opaquePng(width, height, pixels) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(rows(width, height, pixels), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Whether a file that `opaquePng` wrote shows these pixels; another version of zlib may have packed them otherwise. */
export function showsSame(file, width, height, pixels) {
  const length = file.readUInt32BE(headerLength)
  return inflateSync(file.subarray(headerLength + 8, headerLength + 8 + length)).equals(rows(width, height, pixels))
}

/** Each row begins with a zero: stored as it is. */
function rows(width, height, pixels) {
  const out = Buffer.alloc(height * (1 + width * 3))
  let at = 0
  for (let i = 0; i < width * height; i++) {
    if (i % width === 0) at += 1
    for (let channel = 0; channel < 3; channel++) out[at++] = pixels[i * 4 + channel]
  }
  return out
}

function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
