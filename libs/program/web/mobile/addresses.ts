// Addresses within the mobile program.

const ROOT = '/public/mobile-program';

export const mobileMain = (key: string): string => `${ROOT}/${key}/main`;
export const mobileProgram = (key: string, programKey: string): string => `${ROOT}/${key}/program/${programKey}`;
/** Of one performance as a calendar; relative to the portal. */
export const mobileCalendar = (programKey: string, itemGuid: string): string =>
  `/api/v1/MobileProgram/GetCalendar?programKey=${programKey}&itemGuid=${itemGuid}`;
