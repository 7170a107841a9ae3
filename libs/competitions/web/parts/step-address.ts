/** Where a step is done: on a page of the event, or of the portal. */
export function addressOfStep(event: string, { to }: { to: string }): string {
  return to.startsWith('/') ? to : `/organizer/events/${event}${to === '' ? '' : `/${to}`}`;
}
