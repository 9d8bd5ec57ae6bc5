export { restDoor, type Door } from './door/rest-door.ts';
