// Whatever builds docker/Dockerfile here and runs processes of it.

export interface Running {
  pid: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  tail(lines?: number): string;
  stop(): Promise<unknown>;
  kill(): Promise<void>;
}

export interface Order {
  name: string;
  /** Instead of the image's own command. */
  command?: readonly string[];
  environment: Record<string, string>;
}

export interface Image {
  /** Of all its layers. */
  readonly megabytes: number;
  /** A process as compose starts it: the image's user, no writing but into the volume and /tmp; on this machine's network. */
  start(order: Order): Promise<Running>;
}

export interface Engine {
  readonly name: string;
  /** Builds the Dockerfile of this folder. */
  build(tag: string, context: string): Promise<Image>;
  /** Takes away all that it has made. */
  close(): Promise<void>;
}
