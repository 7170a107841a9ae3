// One file for each input, so that a page loads only the inputs that it shows.

export * from './TextLine.tsx';
export * from './NameLine.tsx';
export * from './TextArea.tsx';
export * from './NumberLine.tsx';
export * from './ChoiceLine.tsx';
export * from './SwitchLine.tsx';
export * from './MarkLine.tsx';
export * from './Held.tsx';
