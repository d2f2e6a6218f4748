/** Arguments of the filter `time`. */
export const timeStyles: readonly string[] = ['t', 'T', 'd', 'D', 'f', 'F', 'R'];

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function momentOf(text: string): Date | undefined {
  const milliseconds = rfc3339.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds);
}

/** Units of relative times. From a count of `below` on, Discord's client uses the next unit. */
const units = [
  {unit: 'second', seconds: 1, below: 45},
  {unit: 'minute', seconds: 60, below: 45},
  {unit: 'hour', seconds: 3600, below: 22},
  {unit: 'day', seconds: 86_400, below: 26},
  {unit: 'month', seconds: 2_629_746, below: 11},
  {unit: 'year', seconds: 31_556_952, below: Number.POSITIVE_INFINITY},
] as const;

const relativeFormat = new Intl.RelativeTimeFormat('en');

/** `4 years ago`, `in an hour` */
function relativeTime(moment: Date, now: Date): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  if (seconds === 0) return 'now';
  const countOf = (unitSeconds: number): number => Math.max(1, Math.round(Math.abs(seconds) / unitSeconds));
  // The last unit has no limit, so one always fits; the fallback is for the type.
  const {unit, seconds: unitSeconds} =
    units.find((candidate) => countOf(candidate.seconds) < candidate.below) ?? units[5];
  const words = relativeFormat.format(Math.sign(seconds) * countOf(unitSeconds), unit);
  // The client writes "an hour" where Intl writes "1 hour".
  return words.replace(/\b1 (?=hour)/, 'an ').replace(/\b1 /, 'a ');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
const weekdayFormat = new Intl.DateTimeFormat('en-GB', {weekday: 'long', timeZone: 'UTC'});

/**
 * Formats a time like Discord's client, in English and UTC on every machine.
 * @param text RFC 3339; any other text is returned unchanged
 * @param style one of `timeStyles`, or `plain`: `2026-03-14 18:30`
 * @param now RFC 3339 time that `R` counts from
 */
export function formatMoment(text: string, style: string, now: string): string {
  const moment = momentOf(text);
  if (!moment) return text;
  const [isoDate = '', isoTime = ''] = moment.toISOString().split('T');
  const date = dayFormat.format(moment);
  const time = isoTime.slice(0, 5);
  switch (style) {
    case 'plain':
      return `${isoDate} ${time}`;
    case 't':
      return time;
    case 'T':
      return isoTime.slice(0, 8);
    case 'd':
      return isoDate.split('-').reverse().join('/');
    case 'D':
      return date;
    case 'F':
      return `${weekdayFormat.format(moment)}, ${date} ${time}`;
    case 'R': {
      const nowMoment = momentOf(now);
      if (nowMoment) return relativeTime(moment, nowMoment);
    }
  }
  // Style `f`, and `R` if `now` is no valid time.
  return `${date} ${time}`;
}
