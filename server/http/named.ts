const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** A plugin with a name of its own. Fastify would look for one in all loaded files, which takes longer than the plugin. */
export const named = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [DISPLAY_NAME]: name });
