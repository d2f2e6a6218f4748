const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Styles of the filter `time`, by their letters. */
export const timeStyles = 't T d D f F R';

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment that an RFC 3339 text stands for, if it is one. */
function momentOf(text: string): Date | undefined {
  const moment = rfc3339.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Units of relative times: how many of the one before they hold, and below which number the next one is too large. */
const units = [
  {one: 'a second', many: 'seconds', seconds: 1, below: 45},
  {one: 'a minute', many: 'minutes', seconds: 60, below: 45},
  {one: 'an hour', many: 'hours', seconds: 3600, below: 22},
  {one: 'a day', many: 'days', seconds: 86_400, below: 26},
  {one: 'a month', many: 'months', seconds: 2_629_746, below: 11},
  {one: 'a year', many: 'years', seconds: 31_556_952, below: Number.POSITIVE_INFINITY},
] as const;

/** `4 years ago`, `in 2 days`: whole units, rounded, the next larger one from most of it on, as the platform's client. */
function relative(moment: Date, now: Date): string {
  const seconds = Math.round((moment.getTime() - now.getTime()) / 1000);
  if (seconds === 0) return 'now';
  const away = Math.abs(seconds);
  for (const {one, many, seconds: size, below} of units) {
    const count = Math.max(1, Math.round(away / size));
    if (count < below) {
      const span = count === 1 ? one : `${count} ${many}`;
      return seconds < 0 ? `${span} ago` : `in ${span}`;
    }
  }
  return '';
}

/**
 * A moment as the platform's client shows it in English, in UTC, whatever machine this is.
 * @param text RFC 3339; anything else is given back
 * @param style one of `timeStyles`, or `plain` for places without timestamps: `2026-03-14 18:30`
 * @param now RFC 3339 moment that `R` counts from
 */
export function showMoment(text: string, style: string, now: string): string {
  const moment = momentOf(text);
  if (!moment) return text;
  const day = moment.getUTCDate();
  const month = moment.getUTCMonth();
  const year = String(moment.getUTCFullYear()).padStart(4, '0');
  const date = `${day} ${months[month] ?? ''} ${year}`;
  const time = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
  switch (style) {
    case 'plain':
      return `${year}-${twoDigits(month + 1)}-${twoDigits(day)} ${time}`;
    case 't':
      return time;
    case 'T':
      return `${time}:${twoDigits(moment.getUTCSeconds())}`;
    case 'd':
      return `${twoDigits(day)}/${twoDigits(month + 1)}/${year}`;
    case 'D':
      return date;
    case 'F':
      return `${weekdays[moment.getUTCDay()] ?? ''}, ${date} ${time}`;
    case 'R': {
      const from = momentOf(now);
      if (from) return relative(moment, from);
    }
  }
  return `${date} ${time}`;
}
