/** What is put into the page to count frames, script time and draw calls. Plain script text: it runs before the app's own. */

/** The numbers of one measured stretch. */
export interface Stretch {
  /** ms from the first to the last frame. */
  readonly elapsed: number;
  /** Script time of each frame, in ms. */
  readonly scriptMs: readonly number[];
  /** WebGL draw calls of each frame; empty on the canvas renderer. */
  readonly drawCalls: readonly number[];
}

/**
 * Sums the time of all animation callbacks by frame and counts WebGL draw calls in them.
 * `asGpu` hides that WebGL is drawn by software, so that the app takes it.
 */
export const probeScript = (asGpu: boolean): string => `
(() => {
  const frames = new Map();
  let current = null;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => ask((time) => {
    const frame = frames.get(time) ?? { script: 0, draws: 0 };
    frames.set(time, frame);
    current = frame;
    const start = performance.now();
    callback(time);
    frame.script += performance.now() - start;
    current = null;
  });
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = gl[name];
    gl[name] = function (...args) { if (current) current.draws += 1; return draw.apply(this, args); };
  }
  if (${asGpu}) {
    const parameter = gl.getParameter;
    gl.getParameter = function (name) { return name === 0x9246 ? 'Measured GPU' : parameter.call(this, name); };
  }
  window.frameProbe = {
    start: () => frames.clear(),
    stop: () => {
      const times = [...frames.keys()];
      const all = [...frames.values()];
      return {
        elapsed: times.length > 1 ? times.at(-1) - times[0] : 0,
        scriptMs: all.map((frame) => frame.script),
        drawCalls: all.map((frame) => frame.draws),
      };
    },
  };
})();
`;
