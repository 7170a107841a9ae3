/** Says whether a server could listen here now; without a host, on every address. */
export function isFree(port: number, host?: string): Promise<boolean>;
/** A port of 127.0.0.1 on which nobody listens now. */
export function freePort(): Promise<number>;
/** The wished port if it is free, any free one without a wish. */
export function portFor(wish: number | undefined, what: string): Promise<number>;
