// The owner of one IPv6 address has a whole /64 of them, so a network counts as one address.

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address as it is; of IPv6 the first four groups: «2001:db8:0:1». */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = front.split(':').filter(Boolean);
  const rest = back === undefined ? [] : back.split(':').filter(Boolean);
  const gap = back === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: gap }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
