/** How long it is kept who was invited by e-mail, after the event's last day. */
export const INVITED_MONTHS = 12;
