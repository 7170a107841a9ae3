// The pages of the mobile program in one file: they share nearly everything, and a visitor goes from one to the other.

export { MobileEmbedPage } from './MobileEmbedPage.tsx';
export { MobileLostPage } from './MobileLostPage.tsx';
export { MobileMainPage } from './MobileMainPage.tsx';
export { MobileProgramPage } from './MobileProgramPage.tsx';
