// How a device takes a performance into its calendar. Pure.

export interface CalendarLink {
  href: string;
  /** The calendar asks for the new time by itself; else it keeps the time of the press. */
  isFollowing: boolean;
}

/** `address`: of the calendar, whole. Apple's devices subscribe; others take the file as it is now. */
export function calendarLink(address: string, device: string): CalendarLink {
  const isFollowing = /iPhone|iPad|iPod|Macintosh/i.test(device);
  return { href: isFollowing ? address.replace(/^https?:/, 'webcal:') : address, isFollowing };
}
