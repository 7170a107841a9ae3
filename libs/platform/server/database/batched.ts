// Joins the questions of one turn of the event loop into one statement. It caches nothing: every answer was read after
// its question was asked, and a question that comes after a batch has left starts the next batch.

export class Batched<Key, Value> {
  private asked = new Map<Key, PromiseWithResolvers<Value | null>>();

  /** `read` answers what it finds; whoever asked for a key that it did not find gets null. */
  constructor(private readonly read: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  /** Equal keys of one turn are one question. A batch that fails fails for all of it. */
  ask(key: Key): Promise<Value | null> {
    const found = this.asked.get(key);
    if (found) return found.promise;
    if (this.asked.size === 0) setImmediate(() => void this.answer());
    const question = Promise.withResolvers<Value | null>();
    this.asked.set(key, question);
    return question.promise;
  }

  private async answer(): Promise<void> {
    const { asked } = this;
    this.asked = new Map();
    try {
      const answers = await this.read([...asked.keys()]);
      for (const [key, question] of asked) question.resolve(answers.get(key) ?? null);
    } catch (error) {
      for (const question of asked.values()) question.reject(error);
    }
  }
}
