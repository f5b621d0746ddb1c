/** Keeps what V8 has compiled of the modules that jest loads: jest compiles each of them anew for each test file. */
import vm from 'node:vm';

const { compileFunction, SourceTextModule } = vm;

const functions = new Map();
vm.compileFunction = (code, parameters, options) => {
  const key = `${parameters}\n${code}`;
  const cachedData = functions.get(key);
  const compiled = compileFunction(code, parameters, {
    ...options,
    cachedData,
    produceCachedData: cachedData === undefined,
  });
  if (cachedData === undefined) functions.set(key, compiled.cachedData);
  return compiled;
};

const modules = new Map();
vm.SourceTextModule = class extends SourceTextModule {
  constructor(code, options) {
    super(code, { ...options, cachedData: modules.get(code) });
    if (!modules.has(code)) modules.set(code, this.createCachedData());
  }
};
