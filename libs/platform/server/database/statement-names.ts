// Names under which connections keep statements, one for each text. A connection never forgets a prepared statement, so
// texts beyond a number that no fixed set of them reaches go without.

const MOST = 300;

export class StatementNames {
  private readonly names = new Map<string, { name: string }>();

  /** Empty: not to be prepared. */
  of(sql: string): { name?: string } {
    const found = this.names.get(sql);
    if (found) return found;
    if (this.names.size >= MOST) return {};
    const named = { name: `read_${this.names.size}` };
    this.names.set(sql, named);
    return named;
  }
}
