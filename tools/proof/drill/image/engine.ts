// Builds docker/Dockerfile here and runs processes from it.

export interface Running {
  pid: number;
  exited: Promise<{ code: number | null; signal: string | null }>;
  tail(lines?: number): string;
  stop(): Promise<unknown>;
  kill(): Promise<void>;
}

export interface Order {
  name: string;
  /** Replaces the image's own command. */
  command?: readonly string[];
  environment: Record<string, string>;
}

export interface Image {
  /** Size of all layers. */
  readonly megabytes: number;
  /**
   * A process as compose starts it: the image's user, writing only into the volume and /tmp, on this machine's network.
   */
  start(order: Order): Promise<Running>;
}

export interface Engine {
  readonly name: string;
  /** Builds the Dockerfile of this folder. */
  build(tag: string, context: string): Promise<Image>;
  /** Removes everything that it has made. */
  close(): Promise<void>;
}
