/** Matches `color-mix(in srgb, #1c6b58 67%, #000)`. */
const mix = /color-mix\(in srgb, ?(#[\da-f]{3}|#[\da-f]{6}) ([\d.]+)%, ?(#[\da-f]{3}|#[\da-f]{6})\)/gi;

/** Splits a color into red, green and blue, 0 to 255: `#f00` → `[255, 0, 0]` */
const channels = (hex: string): number[] =>
  (hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex)
    .match(/[\da-f]{2}/gi)
    ?.map((two) => parseInt(two, 16)) ?? [];

/** `color-mix(in srgb, #fff 50%, #000)` → `#808080`, for opaque hex colors. Chrome before 111 and social cards need it. */
export function mixColors(value: string): string {
  const mixed = value.replaceAll(mix, (_, color: string, percent: string, baseColor: string) => {
    const baseChannels = channels(baseColor);
    const mixedChannels = channels(color).map((channel, index) => {
      const baseChannel = baseChannels[index] ?? 0;
      return Math.round(baseChannel + ((channel - baseChannel) * Number(percent)) / 100);
    });
    return `#${mixedChannels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
  // Nested mixes resolve from the inside out.
  return mixed === value ? value : mixColors(mixed);
}
