// What the portal's shell takes from the protocols.

export { DeskProtocol, type DeskProtocolProps } from './parts/DeskProtocol.tsx';
export { outcomesOf } from './order/lately.ts';
export { NudgeButton, type NudgeButtonProps } from './parts/NudgeButton.tsx';
export { WaitingJudges, type WaitingJudgesProps } from './parts/WaitingJudges.tsx';
export { ShownChanges } from './parts/ShownChanges.tsx';
export { waitingJudges, type WaitingJudge } from './order/waiting.ts';
export { protocolRoutes } from './routes.tsx';
