declare module 'virtual:pavilion-locale/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}

declare module 'virtual:pavilion-regions/*' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module 'virtual:pavilion-locale-later/*' {
  const messages: import('./compile-messages.ts').CompiledMessages;
  export default messages;
}
