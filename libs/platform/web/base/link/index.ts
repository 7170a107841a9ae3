export { LinkGate, type Inside, type LinkGateProps } from './link-gate.tsx';
export {
  LINK_ENDED_TEXT,
  LinkSession,
  type LinkInvitation,
  type LinkSessionOptions,
  type LinkState,
} from './link-session.ts';
export { deviceId, keptLink, leftLink, type KeptLink, type LinkRole } from './link-memory.ts';
export { forgetJson, forgetJsonBefore, readJson, writeJson } from './device-json.ts';
export { useAgain, useOpenProgram } from './open-program.ts';
