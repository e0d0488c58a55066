/** Chooses who draws: WebGL on a real GPU, the canvas renderer where WebGL is software or missing. Draws nothing. */

export type DrawerName = 'webgl' | 'canvas';

/** Names under which drivers own up to drawing on the processor, 20 times slower than the canvas renderer. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export const isSoftware = (rendererName: string): boolean => SOFTWARE.test(rendererName);

/** Asks the browser once with a context of its own, which is given back at once. */
export function chooseDrawer(): DrawerName {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return 'canvas';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && !isSoftware(name) ? 'webgl' : 'canvas';
}
