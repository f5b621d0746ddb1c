/**
 * Jest's Node environment on a plain global object. Its own global is a contextified proxy: each
 * access to `Math`, `Object` or `JSON` runs an interceptor and a trap, and code takes up to ten times as long.
 */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './compiledCode.js';

const { createContext } = vm;

export default class PlainGlobalEnvironment extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
