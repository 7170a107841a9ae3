// Times as people read them: «14:03», «14:03:22», «2:43». The event's zone where it is known.

export interface TimeFormat {
  timeZone?: string | undefined;
  seconds?: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ timeZone, seconds = false }: TimeFormat): Intl.DateTimeFormat {
  const key = `${timeZone ?? ''} ${seconds}`;
  let format = formats.get(key);
  if (!format) {
    const given: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
    if (seconds) given.second = '2-digit';
    try {
      format = new Intl.DateTimeFormat('ru-RU', { ...given, ...(timeZone ? { timeZone } : {}) });
    } catch {
      // An old tablet may not know the zone; its own zone is better than no clock.
      format = new Intl.DateTimeFormat('ru-RU', given);
    }
    formats.set(key, format);
  }
  return format;
}

/** Clock time of an instant (milliseconds or ISO). */
export function clockTime(instant: number | string, given: TimeFormat = {}): string {
  return formatOf(given).format(typeof instant === 'string' ? Date.parse(instant) : instant);
}

/** Length in seconds as minutes and seconds: 163 → «2:43»; an hour and more: «1:02:03». */
export function lengthOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
