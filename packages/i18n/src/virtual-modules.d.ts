declare module 'virtual:pavilion-locale/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}
