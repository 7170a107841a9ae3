export { PresenterPage } from './presenter-page.tsx';
