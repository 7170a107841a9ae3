// Names of prepared statements, one for each text. A connection never forgets a prepared statement, so there is a limit
// that no fixed set of texts reaches; texts beyond it are not prepared.

const MOST = 300;

export class StatementNames {
  private readonly names = new Map<string, { name: string }>();

  /** Empty: do not prepare it. */
  of(sql: string): { name?: string } {
    const found = this.names.get(sql);
    if (found) return found;
    if (this.names.size >= MOST) return {};
    const named = { name: `read_${this.names.size}` };
    this.names.set(sql, named);
    return named;
  }
}
