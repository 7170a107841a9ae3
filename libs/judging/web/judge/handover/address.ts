// What a code says: the page of whoever is a judge on the device that reads it. Without the link's guid, because a spare
// tablet may have come in by a newer link; and never with a key.
export function addressOf(part: string, origin = location.origin): string {
  return `${origin}/judge/ratings#marks=${part}`;
}
