/**
 * Stores input in the format of `ui/form/typed.ts`, one field at a time so that other stored fields
 * stay. Listens at the window, because React stops events for parts that are not yet hydrated.
 */
export const earlyTypingScript = `addEventListener("submit",e=>e.target.method=="post"&&e.preventDefault(),!0)
readKept=form=>{try{return JSON.parse(sessionStorage.getItem("form/"+form.dataset.keptAs)||"[]")}catch{return[]}}
addEventListener("input",({target:{form,name,dataset}})=>{
if(!form||!name||!form.dataset.keptAs||!("early"in form.dataset)||"secret"in dataset)return
let own=[...new FormData(form)].filter(([n,v])=>n==name&&typeof v=="string")
try{sessionStorage.setItem("form/"+form.dataset.keptAs,JSON.stringify([...readKept(form).filter(([n])=>n!=name),...own.length?own:[[name,""]]]))}catch{}},!0)`
