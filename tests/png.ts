/** Returns the size of a PNG from its first chunk (PNG specification, 11.2.1 IHDR), or undefined if it isn't a PNG. */
export function pngSize(content: Uint8Array): {width: number; height: number} | undefined {
  const bytes = Buffer.from(content);
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return undefined;
  return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)};
}
