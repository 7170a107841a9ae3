/**
 * What is costly to make is made when it is first asked for: a formatter of the browser's takes a phone ten milliseconds,
 * which nothing should wait for while the page begins.
 */
export function onceAsked<T>(make: () => T): () => T {
  let made: { it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}
