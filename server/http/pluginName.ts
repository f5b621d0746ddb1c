const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** Names a Fastify plugin. Without a name, Fastify searches all loaded files for one, which takes longer than the plugin. */
export const withPluginName = <Plugin extends object>(name: string, plugin: Plugin): Plugin =>
  Object.assign(plugin, { [DISPLAY_NAME]: name });
