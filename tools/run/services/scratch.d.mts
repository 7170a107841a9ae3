/** A temporary folder that is removed when this process ends, if it was not before. */
export function scratch(prefix: string): Promise<string>;
/** Removes folders of that prefix whose recorded owner is dead. */
export function sweep(prefix: string): Promise<void>;
