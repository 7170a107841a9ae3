export { filling, type Audience, type FilledBlock, type FilledField, type FilledSection, type Filling, type Lack } from './filling.ts'; // prettier-ignore
export { APPLICATION_STATES, editingRefusal, isClosed, type ApplicationState, type Closing, type EditingFacts } from './editing.ts'; // prettier-ignore
export { answerOf, plainAnswer, toldAnswer, type SentAnswer, type ToldAnswer } from './sent-answers.ts';
export { answerWords } from './answer-words.ts';
export { headingOf } from './heading.ts';
export { CHANGE_KINDS, newSince, runsOf, type Change, type ChangeKind } from './history.ts';
export { copyOf, siblingsOf, withInner, type NewBlock } from './block-copies.ts';
