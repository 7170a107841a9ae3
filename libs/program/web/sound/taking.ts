// Takes recordings to the device one by one: what has come whole is kept, whatever happens to the next one.

export interface Taken {
  /** Of the files that were asked for. */
  files: number;
  bytes: number;
}

export interface Shelf {
  /** Addresses of what is there. */
  addresses(): Promise<ReadonlySet<string>>;
  put(address: string, answer: Response): Promise<void>;
}

export interface Asked {
  address: string;
  size: number;
}

/** Rejects with the signal's reason, with what `load` throws, and when the device has no room. */
export async function takeAll(asked: readonly Asked[], { shelf, load, signal, onStep }: Taking): Promise<void> {
  const here = await shelf.addresses();
  const missing = asked.filter(({ address }) => !here.has(address));
  let [files, bytes] = [asked.length - missing.length, sizeOf(asked) - sizeOf(missing)];
  onStep({ files, bytes });
  for (const { address, size } of missing) {
    signal.throwIfAborted();
    const answer = await load(address, signal);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let come = 0;
    for (const reader = answer.body!.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value as Uint8Array<ArrayBuffer>);
      come += value.length;
      onStep({ files, bytes: bytes + Math.min(come, size) });
    }
    if (come !== size) throw new Error('cut');
    const headers = { 'content-type': answer.headers.get('content-type') ?? '', date: new Date().toUTCString() };
    await shelf.put(address, new Response(new Blob(chunks), { headers }));
    files++;
    bytes += size;
    onStep({ files, bytes });
  }
}

export interface Taking {
  shelf: Shelf;
  load(address: string, signal: AbortSignal): Promise<Response>;
  signal: AbortSignal;
  onStep(taken: Taken): void;
}

export const sizeOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);
