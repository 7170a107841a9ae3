// Repeats a transaction that collided with another (serialization failure, deadlock), because it has written nothing.

const MET_ANOTHER = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/** The error's SQLSTATE, or the code of the system; '' where it has none. */
export function sqlStateOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** `transaction` must do nothing outside the database, because it may run twice. Other failures are thrown on. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!MET_ANOTHER.has(sqlStateOf(error)) || attempt === ATTEMPTS) throw error;
    }
  }
}
