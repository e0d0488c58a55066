/** The application menu: only what macOS cannot do without; elsewhere the window has none. Knows no game. */
import { Menu } from 'electron';

/** Roles bring their own words, keys and behaviour. */
export function setMenu(platform: NodeJS.Platform): void {
  Menu.setApplicationMenu(
    platform === 'darwin'
      ? Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }])
      : null,
  );
}
