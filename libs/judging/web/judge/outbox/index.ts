export { Outbox, type OutboxOptions, type OutboxSnapshot } from './outbox.ts';
export { cellOf, type Entry, type EntryState, type Tap } from './entry.ts';
export { giveAway, isGivenAway, takeBack, takeOver, toHandOver } from './handover.ts';
export { Mirror } from './mirror.ts';
export { SafeStorage, indexedDbStorage, type OutboxStorage, type Refuge } from './storage.ts';
export { httpTransport, type Transport } from './transport.ts';
export { browserOutboxSurroundings, type OutboxSurroundings } from './surroundings.ts';
