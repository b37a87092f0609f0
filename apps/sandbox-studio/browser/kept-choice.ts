/** Whether a player turned something on before; a browser that keeps nothing for us forgets it. */
export function readChoice(name: string): boolean {
  try {
    return localStorage.getItem(name) === 'on';
  } catch {
    return false;
  }
}

export function keepChoice(name: string, isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // It holds until the page is left.
  }
}
