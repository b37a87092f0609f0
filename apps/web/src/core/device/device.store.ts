import { create } from 'zustand';
import { readBoot } from '../boot.ts';
import { deviceInfo, type DeviceInfo } from './device-info.ts';

/** Pause after a resize before the device is read again (specification, point 9). */
const refreshDelayMs = 50;

const readDevice = (): DeviceInfo => deviceInfo(navigator.userAgent, navigator.maxTouchPoints);

/**
 * What a page written by the server may say of the device: as much as the server supposed, a phone
 * or a desktop.
 */
const supposed = {
  narrow: { ...deviceInfo(''), isMobile: true, isDesktop: false },
  wide: deviceInfo(''),
} as const;

/**
 * What the visitor holds. While a server-rendered page is hydrated it is what the server supposed,
 * or the browser would find another page than it draws.
 */
export const useDevice = create<DeviceInfo>((_set, get, api) => {
  api.getInitialState = () => {
    const view = readBoot()?.view;
    return view ? supposed[view.layout] : get();
  };
  return readDevice();
});

/**
 * Reads the device again after each resize (emulation and foldables change it). Gives a function
 * that stops.
 */
export function refreshDeviceOnResize(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => useDevice.setState(readDevice()), refreshDelayMs);
  };
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}
