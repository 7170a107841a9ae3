// The member's pages of applications come together: apart, each would be a cut more for every page of the desk.

export { ApplicationDoor } from './ApplicationDoor.tsx';
export { ApplicationPage } from './ApplicationPage.tsx';
export { CopyPage } from './CopyPage.tsx';
export { EventApplicationsPage } from './EventApplicationsPage.tsx';
export { MyApplicationsPage } from './MyApplicationsPage.tsx';
export { PerformersPage } from './PerformersPage.tsx';
