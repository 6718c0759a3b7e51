/**
 * @generated SignedSource<<50dfde1565a9228efcbdb63c28335abd>>
 * @relayHash 10a985640c5eb9737add53e25ea67ced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3216db21dafc4c1911aa1d71cd8f42328baa5277840c287521f5a042580cc57

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionsScreenQuery$variables = Record<PropertyKey, never>;
export type ConditionsScreenQuery$data = {
  readonly featuredDisorders: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly path: string;
  }>;
  readonly siteConditions: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly path: string;
  }>;
};
export type ConditionsScreenQuery = {
  response: ConditionsScreenQuery$data;
  variables: ConditionsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Disorder",
    "kind": "LinkedField",
    "name": "siteConditions",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Disorder",
    "kind": "LinkedField",
    "name": "featuredDisorders",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConditionsScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConditionsScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f3216db21dafc4c1911aa1d71cd8f42328baa5277840c287521f5a042580cc57",
    "metadata": {},
    "name": "ConditionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec2bbb3f0e19f6eac349c7eff3587a82";

export default node;
