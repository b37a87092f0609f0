declare module 'virtual:pavilion-locale/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}

declare module 'virtual:pavilion-locale-later/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}
