// What is loaded of the library: a dynamic import of the package itself would bring all of it.

export { io } from 'socket.io-client';
