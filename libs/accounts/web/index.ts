// What the portal's shell takes from accounts.

export { accountRoutes } from './routes.tsx';
export { RequireSession, HomeRedirect } from './parts/Guard.tsx';
export { ProfileMenu } from './parts/ProfileMenu.tsx';
export { signInAddress } from './api/return-path.ts';
export { useLogout } from './api/session.ts';
