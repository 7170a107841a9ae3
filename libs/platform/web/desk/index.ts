// Mantine parts of the portal. Nothing here runs by being imported: a page carries only the parts it shows.

export * from './theme.ts';
export * from './DeskProvider.tsx';
export * from './api/query-client.ts';
export * from './api/calls.ts';
export * from './api/access.ts';
export * from './api/nominations.ts';
export * from './notices.ts';
export * from './format.ts';
export * from './keys.ts';
export * from './parts/LampTabs.tsx';
export * from './parts/shown-selection.ts';
export * from './parts/PageHead.tsx';
export * from './parts/Loading.tsx';
export * from './parts/Confirm.tsx';
export * from './parts/MarkInput.tsx';
export * from './parts/LinkCard.tsx';
export * from './parts/ListRows.tsx';
export * from './parts/HeaderPlace.tsx';
export * from './parts/FontSizeMenu.tsx';
export * from './parts/FormDrawer.tsx';
export * from './parts/Panel.tsx';
export * from './parts/StalePlace.tsx';
export * from './parts/LiveEnded.tsx';
export * from './parts/NominationsSelect.tsx';
export * from './jobs/JobTray.tsx';
export * from './jobs/use-download.ts';
