// The used part of the library: a dynamic import of the package itself would load all of it.

export { io } from 'socket.io-client';
