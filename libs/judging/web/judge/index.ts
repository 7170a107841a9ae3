export { JudgePage } from './judge-page.tsx';
