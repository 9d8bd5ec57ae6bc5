export { english as german } from '../en/english.ts';
