// What the portal's shell takes from accounts.

export { accountRoutes, authorizationPages, loadEventEmployees } from './routes.tsx';
export { GuestsOnly, RequireSession } from './parts/Guard.tsx';
export { ProfileMenu } from './parts/ProfileMenu.tsx';
export { menuOf } from './parts/menu-entries.ts';
export { firstSection, goodbyeOf, landingOf, type PageConfig } from './api/landing.ts';
export { isExempt, isMemberHost, isOfMembers, signInAddress } from './api/return-path.ts';
export { useLeaving, useLogout } from './api/session.ts';
