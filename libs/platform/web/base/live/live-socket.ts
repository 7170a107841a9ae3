// What the live client asks of a socket.

export interface LiveSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...given: never[]) => void): unknown;
  emit(event: string, ...given: unknown[]): unknown;
  /** Emits and waits for the acknowledgement; refuses when it does not come in time. */
  ask(event: string, ...given: unknown[]): Promise<unknown>;
}
